/** The fictional distributor of the seeded world, as its documents name it: the `utility` of /config.json. */
export const tryoutUtility = {
  name: 'Acometida Distribución, S. A.',
  taxNumber: 'A15123458',
  address: '',
  register: '',
  email: 'atencion@acometida.dev',
  phone: '',
} as const
