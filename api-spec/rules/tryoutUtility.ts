/** The made-up distributor of the seeded world, as its documents name it: what `utility` of /config.json says of it. */
export const tryoutUtility = {
  name: 'Acometida Distribución, S. A.',
  taxNumber: 'A15123458',
  address: '',
  register: '',
  email: 'atencion@acometida.dev',
  phone: '',
} as const
