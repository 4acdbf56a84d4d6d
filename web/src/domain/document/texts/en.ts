export const documents = {
  refused: {
    '0404': 'What you wanted to complete is no longer among yours. Go back to the list to check.',
    '0409': 'It has been closed meanwhile and takes no more documents.',
    '0415': 'We do not recognise it as a PDF, JPG or PNG. Open it, save it again and choose it anew.',
  },
}
