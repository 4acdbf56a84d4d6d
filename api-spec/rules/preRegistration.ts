/** Who an invited person is to the utility: asks for a supply, or has one. */
export type InvitedAs = 'solicitant' | 'consumer'

const REQUEST_TYPES = { solicitant: '1070A03', consumer: '0870A09' } as const

/** The type of the service request that staff make after an invitation. */
export function preRegistrationRequestType(userType: InvitedAs): (typeof REQUEST_TYPES)[InvitedAs] {
  return REQUEST_TYPES[userType]
}
