/** The documents of the seeded people who are named in a call, rather than make it. */
export const people = {
  customer: '12345678Z',
  mfaEmail: '34567812P',
  mfaSms: '45678123P',
  firstLogin: '50000001W',
  mustChangePassword: '50000002A',
  mayResendCode: '50000003G',
  elsewhere: '50000004M',
  inactive: '44444444A',
  blocked: '55555555K',
  timeBlocked: '66666666Q',
  notRegistered: '88888888Y',
  agent: '70000001',
  disabledAgent: '70000104',
  /** A valid document of somebody whom the utility does not know, and who may sign up. */
  unknown: '60000002V',
  /** A valid document that belongs to no one. */
  nobody: '99999999R',
  /** Its letter is not the one that its digits have. */
  wrong: '12345678A',
  /** A code of the staff, with which nobody signs up. */
  company: '90000001',
} as const

export const customersEmail = 'lucia.ferreiro@correo.gal'
/** A provider of disposable addresses, so that the utility writes to nobody. */
export const blockedEmail = 'x@mailinator.com'
export const weakPassword = '1234'
