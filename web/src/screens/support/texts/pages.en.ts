export const pages = {
  utility: {
    name: 'Distributor',
    taxNumber: 'Tax number',
    address: 'Registered address',
    register: 'Commercial register',
    email: 'E-mail',
    phone: 'Phone',
    none: 'Your distributor’s name, tax number, address and phone numbers are in your access contract and on your bills.',
  },
  contact: {
    lead: 'Send us a question or a complaint. We will give you a number to follow it.',
    kind: 'What you want to do',
    question: 'Ask a question',
    questionHint: 'A doubt, or something you need about the network, the meter or this area.',
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
    lead: 'Who is behind this customer area and on what terms it is used.',
    who: 'Owner',
    use: {
      title: 'Use of the area',
      text: 'Here you can see and manage the supplies connected to our distribution network. It is free of charge. Your user and your password are personal: do not share them. Whoever acts for somebody else does so with their authorisation.',
    },
    data: {
      title: 'Value of the data',
      text: 'Meter readings and consumption that have not been validated yet may change until they are billed. Documents that you download are copies; the terms and rights are those of electricity regulations.',
    },
    property: {
      title: 'Intellectual property',
      text: 'Texts, pictures and software belong to their owner or are used under a licence. You may copy and keep what is about your supplies.',
    },
    liability: {
      title: 'Availability',
      text: 'We take care that the area works and that its information is right, but it may be unavailable at times, for maintenance or because of a fault. Links to other sites lead to content that we do not control.',
    },
    law: {
      title: 'Law and complaints',
      text: 'Spanish law applies. You can complain on the contact page. If you do not agree with the answer, you can turn to the consumer services of your region and, for matters of the network, to its energy authority.',
    },
  },
  privacy: {
    title: 'Privacy policy',
    lead: 'Which personal data the distributor processes in this area, what for and for how long.',
    who: 'Controller',
    brief: 'In short',
    data: {
      title: 'Which data',
      text: 'Those of your account (document, name, e-mail and phone), of your supplies (CUPS, address, power, meter readings and consumption), your bills, your applications, your requests and what you write to us. Also when you log in and from which device, to protect your account.',
    },
    time: {
      title: 'For how long',
      text: 'For as long as you have the account or the supply. Afterwards we keep them blocked for as long as the law may require them. A sign-up that is not activated is deleted 24 hours after its last link.',
    },
    others: {
      title: 'Who receives them',
      text: 'Your retailer, the authorities and the system operator, where electricity regulations require it, and the providers that work for us under contract. People you authorise, as far as the authorisation goes. Your card details go only to the payment provider.',
    },
    exercise: {
      title: 'How to exercise your rights',
      text: 'Write to us from the contact page and say which right you wish to exercise. We will answer within a month. If you are not satisfied, you can complain to the Spanish Data Protection Agency (www.aepd.es).',
    },
    cookies: 'What is kept in your browser',
  },
  accessibility: {
    title: 'Accessibility statement',
    lead: 'We want everybody to be able to use this area. Here we say what conforms, what does not and how to tell us.',
    state: {
      title: 'Conformance status',
      text: 'This area conforms in part with EN 301 549 v3.2.1 (UNE-EN 301549:2022), which takes up WCAG 2.1 at level AA, and follows the model statement of Real Decreto 1112/2018. It does not conform in full for the reasons below. The statement was prepared on 24 November 2026 by self-assessment.',
    },
    gaps: {
      title: 'Content that is not accessible, or that we are not sure about',
      lead: 'This is what we know of.',
      readers:
        'It was not tested with people who use assistive technology, nor with every screen reader; only the code that these read was checked.',
      card: 'The page on which a card is typed belongs to the payment provider and does not depend on this area.',
      uploads:
        'Documents that others add to an application (plans, photos, scans) are shown as we received them and may not be accessible.',
      paste: 'A new password cannot be pasted where it is repeated, which makes password managers harder to use.',
    },
    tested: {
      title: 'How it was tested',
      lead: 'Every change is checked in these ways before it is published.',
      automatic: 'Automatic analysis with axe of the screens and their states, in the light and the dark theme.',
      keyboard: 'Automatic keyboard tests: focus order, visible focus, dialogs, and forms with their errors.',
      sizes: 'At the sizes of phone and desktop, and enlarged to 400 %.',
      not: 'There has been no external audit.',
    },
    tell: {
      title: 'Report a problem or complain',
      text: 'If something is not accessible to you, or you need content in another form, write to us. Say on which page and with which software. We will answer within twenty working days.',
      link: 'Write to us',
      further:
        'If we do not answer, or you do not agree with the answer, make a complaint on the same page. You can also turn to the Spanish disability office (OADIS).',
    },
  },
} as const
