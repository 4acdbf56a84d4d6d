/** The texts of furniture that a visitor's first page does not show. They load with every other screen. */
export const furniture = {
  checkAnswers: { change: 'Cambiar', none: 'Sin respuesta' },
  dateRange: { from: 'Desde', to: 'Hasta' },
  emailRefused: 'No escribimos a direcciones de ese proveedor. Use otro correo electrónico.',
  estimatedShare: '{{percent}} estimado',
  filterEmpty: 'Ninguna opción coincide',
  filterPlaceholder: 'Escriba para filtrar',
  notName: 'No puede llevar «@», una dirección web ni saltos de línea. Deje un espacio detrás de cada punto.',
  sortBy: 'Ordenar por',
  taskStatus: {
    cannotStart: 'Aún no se puede empezar',
    done: 'Hecha',
    inProgress: 'En curso',
    notStarted: 'Sin empezar',
    problem: 'Hay un problema',
  },
  timeWindow: { from: 'Desde las', to: 'Hasta las' },
  undo: 'Deshacer',
} as const
