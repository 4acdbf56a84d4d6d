export const dossiers = {
  form: {
    loadFailed: 'Error al obtener los datos del formulario.',
    saveFailed: 'Error al guardar los datos del formulario.',
    saved: 'Formulario guardado correctamente.',
  },
} as const
