;;; assay.el --- Assay in Emacs, by eglot -*- lexical-binding: t -*-
;; Emacs 29 has eglot; for 28 it is in GNU ELPA. Then M-x eglot in a kernel.
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '((c++-mode c++-ts-mode) . ("assay" "lsp"))))
(provide 'assay)
;;; assay.el ends here
