export const pages = {
  utility: {
    name: 'Distributor',
    taxNumber: 'Tax number',
    address: 'Registered address',
    register: 'Commercial register',
    email: 'E-mail',
    phone: 'Phone',
    none: 'The name, tax number, address and phones of your distributor stand in your access contract and on your bills.',
  },
  contact: {
    lead: 'Write to us with a question or a complaint. We give you a number to follow it by.',
    kind: 'What you want to do',
    question: 'Ask a question',
    questionHint: 'A doubt or a request about the grid, the meter or this area.',
    complaint: 'Make a complaint',
    complaintHint: 'You do not agree with something that we did or failed to do.',
    emailHint: 'Where you want our answer.',
    emailWrong: 'Enter an e-mail address such as name@domain.com.',
    subject: 'Subject',
    subjectMissing: 'Say in a few words what it is about.',
    text: 'Message',
    textHint: 'If it is about a supply, give its CUPS. Do not write passwords or card numbers.',
    textMissing: 'Write the message.',
    send: 'Send',
    failed: 'We could not send your message',
    sent: 'We have received your message {{number}}',
    sentUser: 'We have sent you a copy by e-mail. We will answer in writing.',
    sentVisitor: 'Make a note of the number. We will answer at the address that you gave.',
    another: 'Write another message',
    others: 'Other ways to reach us',
    danger: 'If there is a danger, such as a fallen cable or a smell of burning, do not write: call 112.',
  },
  legal: {
    lead: 'Who stands behind this customer area and on what terms it is used.',
    who: 'Owner',
    use: {
      title: 'Use of the area',
      text: 'In the area you can see and manage the supplies that are connected to our distribution grid. It is free of charge. Your user and your password are personal: do not share them. Whoever acts for somebody else does so with their authorisation.',
    },
    data: {
      title: 'Value of the data',
      text: 'Readings and consumption that have not been validated yet may change until they are billed. Documents that are downloaded are copies; terms and rights are those of the rules of the electricity sector.',
    },
    property: {
      title: 'Intellectual property',
      text: 'Texts, pictures and software belong to their owner or are used under a licence. You may copy and keep what is about your supplies.',
    },
    liability: {
      title: 'Availability',
      text: 'We take care that the area works and that the information is right, but there may be interruptions for maintenance or faults. Links to the pages of others lead to contents that we do not control.',
    },
    law: {
      title: 'Law and complaints',
      text: 'Spanish law applies. You can complain on the contact page. If you do not agree with the answer, you can turn to the consumer services of your region and, in matters of the grid, to its energy authority.',
    },
  },
  privacy: {
    title: 'Privacy policy',
    lead: 'Which personal data the distributor processes in this area, what for and for how long.',
    who: 'Controller',
    brief: 'In short',
    data: {
      title: 'Which data',
      text: 'Those of your account (document, name, e-mail and phone), of your supplies (CUPS, address, power, readings and consumption), your bills, your procedures and what you write to us. Also when you log in and from which device, to protect your account.',
    },
    time: {
      title: 'For how long',
      text: 'As long as you have the account or the supply and, afterwards, blocked for as long as the law may ask for them. A sign-up that is not activated is deleted 24 hours after its last link.',
    },
    others: {
      title: 'Who receives them',
      text: 'Your retailer, the authorities and the system operator, where the rules of the sector demand it, and the providers that work for us under contract. Whoever you authorise, as far as the authorisation goes. The data of your card go to the payment provider alone.',
    },
    exercise: {
      title: 'How to exercise your rights',
      text: 'Write to us from the contact page and say which right you exercise. We answer within a month. If you do not agree, you can complain to the Spanish Data Protection Agency (www.aepd.es).',
    },
    cookies: 'What is kept in your browser',
  },
  accessibility: {
    title: 'Accessibility statement',
    lead: 'We want everybody to be able to use this area. Here we say what conforms, what does not and how to tell us.',
    state: {
      title: 'State of conformance',
      text: 'This area conforms in part with EN 301 549 v3.2.1 (UNE-EN 301549:2022), which takes up WCAG 2.1 at level AA, and follows the model statement of Real Decreto 1112/2018. It does not conform in full for the reasons below. The statement was prepared on 24 November 2026 by self-assessment.',
    },
    gaps: {
      title: 'Content that is not accessible, or of which we do not know',
      lead: 'This is what we know of.',
      readers:
        'It was not tested with people who use assistive technology, nor with every screen reader; only the code that these read was checked.',
      card: 'The page on which a card is typed belongs to the payment provider and does not depend on this area.',
      uploads:
        'Documents that others add to a dossier (plans, photos, scans) are shown as they came and may not be accessible.',
      paste: 'A new password cannot be pasted where it is repeated, which is a hindrance to password managers.',
    },
    tested: {
      title: 'How it was tested',
      lead: 'Every change is checked in these ways before it is published.',
      automatic: 'Automatic analysis with axe of the screens and their states, in the light and the dark theme.',
      keyboard: 'Automatic walks by keyboard: order of the focus, visible focus, dialogs, and forms with their errors.',
      sizes: 'At the sizes of phone and desktop, and enlarged to 400 %.',
      not: 'There was no external audit.',
    },
    tell: {
      title: 'Tell us of a problem, or complain',
      text: 'If something is not accessible to you, or you need a content in another form, write to us. Say on which page and with which software. We answer within twenty working days.',
      link: 'Write to us',
      further:
        'If we do not answer, or you do not agree with the answer, make a complaint on the same page. You can also turn to the Spanish disability office (OADIS).',
    },
  },
} as const
