# enum: members are their values.
class Enum:
    pass
class IntEnum:
    pass
