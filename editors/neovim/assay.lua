-- Neovim 0.8 or newer: put this into ~/.config/nvim/plugin/assay.lua.
vim.api.nvim_create_autocmd("FileType", {
  pattern = { "cpp", "cuda" },
  callback = function() vim.lsp.start({ name = "assay", cmd = { "assay", "lsp" }, root_dir = vim.fn.getcwd() }) end,
})
