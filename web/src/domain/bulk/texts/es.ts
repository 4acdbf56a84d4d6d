/** The texts shown while one action runs on many things. */
export const bulk = {
  failed_one: 'Hechos {{done}} de {{total}}. Uno no ha podido hacerse:',
  failed_many: 'Hechos {{done}} de {{total}}. {{failed}} no han podido hacerse:',
  failed_other: 'Hechos {{done}} de {{total}}. {{failed}} no han podido hacerse:',
  progress: '{{done}} de {{total}}',
  retry: 'Reintentar los que faltan',
  stop: 'Parar',
  stopped: 'Parado: hechos {{done}} de {{total}}.',
} as const
