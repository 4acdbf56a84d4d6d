export const samples = {
  title: '[es] Say the title of some samples.',
  lead: '[es] Say the lead of some samples.',
  empty: '[es] Say the empty of some samples.',
} as const
