import type { Messages } from '#src/locales/messages.type.ts'
import type { faqs as spanish } from './es.ts'

export const faqs: Messages<typeof spanish> = {
  readings: {
    title: 'Meter and readings',
    estimated: {
      question: 'Why is my reading estimated?',
      answer:
        'When the meter could not communicate, we work out your consumption from your history until the real figure arrives. An estimated reading is always marked as such, and it is corrected as soon as the meter sends its measurements again.',
    },
    when: {
      question: 'When can I see what I used yesterday?',
      answer:
        'Meter data arrives one to three days late. Every curve shows the last day with data; where hours are missing they are left blank rather than made up.',
    },
    own: {
      question: 'Can I send a meter reading myself?',
      answer:
        'You cannot send readings here, but you can read your meter remotely whenever you like, in “Meter readings”. If a reading does not look right, ask us to review it and add a photo of the meter’s display.',
    },
  },
  bills: {
    title: 'Bills from the distributor',
    which: {
      question: 'Which bills will I find here?',
      answer:
        'Those that the distributor issues: access, extension and connection charges, inspections and other work on the network. Your monthly electricity bill comes from your retailer and is in its own customer area.',
    },
    access: {
      question: 'What are access tolls?',
      answer:
        'They are the price of using the networks that bring electricity to your home. They are set by the Spanish markets and competition authority (CNMC), are the same all over Spain, and your retailer includes them in your electricity bill.',
    },
  },
  outages: {
    title: 'Power cuts and faults',
    nopower: {
      question: 'I have no power. What should I do?',
      answer:
        'First see whether there is light on the stairs or in the street. If there is, look at your fuse box: switch on whatever has tripped and unplug the last thing you connected. If everything is on and there is still no power, open your supply in this area: we tell you whether there is a power cut near you and when we expect the power back.',
    },
    planned: {
      question: 'How will I be told about a planned power cut?',
      answer:
        'Two days ahead, under “Notices” and by e-mail. The notice gives the day, the hours, the place and the reason. If you like, turn on power cut alerts too, to know when the power goes off and when it is back.',
    },
    damage: {
      question: 'A surge broke an appliance. Can I claim?',
      answer:
        'Yes. Note the day and time, keep the appliance and the repair bill, and make your claim as soon as you can, as a new request. We will check what happened on the network at that time and answer you in writing.',
    },
  },
  delegations: {
    title: 'Authorising somebody else',
    give: {
      question: 'Can somebody else see my supply?',
      answer:
        'Yes. The holder can entrust supplies to a manager or a consultant who has an account here, choosing which ones and until when. That person will be able to see them and act on them. Nobody else needs to know your password.',
    },
    end: {
      question: 'How do I withdraw an authorisation?',
      answer:
        'In the same place where you gave it, at any time and without giving a reason. The other person stops seeing the supply at once. It also ends by itself on the date that you chose.',
    },
  },
  selfConsumption: {
    title: 'Self-consumption',
    surplus: {
      question: 'Where can I see the surplus of my panels?',
      answer:
        'In the consumption of your supply, if your installation has a self-consumption code (CAU). Hour by hour you see what you took from the grid, what you fed into it and, if you share the installation, the part that is yours.',
    },
    start: {
      question: 'When does compensation for surplus begin?',
      answer:
        'Once the regional government has told us about your installation, your retailer has asked for it and the contract has been changed. We measure from that day on; paying you in euros is up to your retailer.',
    },
    share: {
      question: 'We share panels with our neighbours. How do we change the split?',
      answer:
        'All participants sign a new agreement with the coefficients, which must add up to 1, and whoever manages the self-consumption sends it to us. As a rule it can be changed every four months.',
    },
  },
  power: {
    title: 'Contracted power',
    trip: {
      question: 'Why does my meter’s switch trip?',
      answer:
        'Because what you use at once exceeds the power contracted for that period. Switch off something that heats or has a motor, wait a few seconds and restore the power at the main switch or from your supply in this area.',
    },
    howMuch: {
      question: 'How much power do I need?',
      answer:
        'Look at the maximum power of the last two years in your supply and compare it with what is contracted. If it never comes close, you can lower it; if the switch trips often, raise it in steps of 0.1 kW.',
    },
    change: {
      question: 'Who do I ask for a change of power?',
      answer:
        'Your retailer, who passes it on to us. Where neither meter nor installation has to change, we do it remotely within a few working days. Changing it more than once in twelve months may not be possible.',
    },
  },
  connections: {
    title: 'New connections',
    begin: {
      question: 'What do I need to ask for a connection?',
      answer:
        'The address or cadastral reference, the power you need, and the details of the future holder. With that you can apply, and we send you the technical conditions and the quote.',
    },
    terms: {
      question: 'How long does the quote take?',
      answer:
        'In low voltage, between 5 and 30 days depending on the power and the work needed. At every step the application shows whose turn it is and the legal deadline.',
    },
    boletin: {
      question: 'What is the electrical installation certificate?',
      answer:
        'The document, also called “boletín”, with which an authorised installer certifies that the wiring of your home meets the rules. It is needed for a new connection and for raising the power above the certified maximum.',
    },
  },
}
