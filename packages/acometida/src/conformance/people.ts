/** The documents of the seeded people whom a call names. They are not its callers. */
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
  /** A document whose letter does not match its digits. */
  wrong: '12345678A',
  /** A staff code, which is refused at the sign-up. */
  company: '90000001',
} as const

export const customersEmail = 'lucia.ferreiro@correo.gal'
/** An address of a provider of disposable mailboxes, to which the utility does not write. */
export const blockedEmail = 'x@mailinator.com'
export const weakPassword = '1234'
