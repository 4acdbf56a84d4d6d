export const documents = {
  kinds: {
    LOCATION_PLAN: 'Location plan',
    OWNERSHIP: 'Title of ownership or use',
    SINGLE_LINE_DIAGRAM: 'Single-line diagram',
    GUARANTEE_RECEIPT: 'Receipt of the guarantee',
    INSTALLATION_CERTIFICATE: 'Installation certificate',
    AUTHORIZATION: 'Authorisation',
    OTHER: 'Another document',
    BUDGET: 'Quote',
    BOLETIN: 'Electrical certificate',
    FOTO: 'Photo',
    OTRO: 'Another document',
  },
  refused: {
    '0404': 'What you wanted to complete is no longer on your list. Go back to the list to check.',
    '0409': 'It has been closed in the meantime and takes no more documents.',
    '0415': 'We do not recognise it as a PDF, JPG or PNG. Open it, save it again and choose it once more.',
    '0423': 'It has a password, so we could not read it. Save a copy without the password and choose that.',
  },
}
