export const documents = {
  refused: {
    '0404': 'O que quería completar xa non está entre o seu. Volva á lista para comprobalo.',
    '0409': 'Mentres tanto pechouse e xa non admite documentos.',
    '0415': 'Non o recoñecemos como PDF, JPG nin PNG. Ábrao, gárdeo de novo e volva elixilo.',
  },
}
