/** Kinds of streets in addresses, as they travel; screens show their translation. `track` and `via` are two. */
export const trackTypes = [
  'place',
  'avenue',
  'boulevard',
  'street',
  'path',
  'highway',
  'walk',
  'pau',
  'square',
  'polygon',
  'passage',
  'track',
  'via',
] as const
