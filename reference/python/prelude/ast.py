# ast: literals.
def literal_eval(text):
    return eval(text)
