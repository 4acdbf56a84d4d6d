import type { faqs as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const faqs: Messages<typeof spanish> = {
  readings: {
    title: 'Meter and readings',
    estimated: {
      question: 'Why is a reading estimated?',
      answer:
        'When the meter could not communicate, we work out your consumption from your history until the real figure arrives. An estimated reading is always marked as such, and it is corrected as soon as the meter sends its measurements again.',
    },
    when: {
      question: 'When can I see what I used yesterday?',
      answer:
        'Meters send their measurements at night and we publish them during the following day. Every curve shows the last day with data; where hours are missing they are left blank rather than made up.',
    },
    own: {
      question: 'Can I send the reading myself?',
      answer:
        'Yes, if your meter is not read remotely or has not communicated for days. You need the figures on its display for each period and a date less than a week old. We check that they agree with the earlier ones.',
    },
  },
  bills: {
    title: 'Bills from the distributor',
    which: {
      question: 'Which bills are here?',
      answer:
        'Those that the distributor issues: access, extension and hook-up charges, inspections and other work on the network. Your monthly electricity bill comes from your supplier and is in the customer area of that company.',
    },
    access: {
      question: 'What are access tolls?',
      answer:
        'The price of using the networks that bring electricity to your home. They are set by the Spanish markets and competition authority (CNMC), are the same all over Spain, and your supplier includes them in your electricity bill.',
    },
  },
  outages: {
    title: 'Power cuts and faults',
    nopower: {
      question: 'I have no power. What should I do?',
      answer:
        'First see whether there is light on the stairs or in the street. If there is, look at your panel: switch on whatever has tripped and unplug the last thing you connected. If everything is on and there is still no power, open your supply in this area: we tell you whether there is an incident near you and when we expect to solve it.',
    },
    planned: {
      question: 'How am I told of a planned cut?',
      answer:
        'At least 24 hours ahead, by the channel that you choose in your profile, and with notices at building entrances. The notice gives the day, the hours and the streets concerned.',
    },
    damage: {
      question: 'A surge broke an appliance. Can I claim?',
      answer:
        'Yes. Note the day and time, keep the appliance and the repair bill, and file the claim as soon as you can. We check what happened on the network at that time and answer you in writing.',
    },
  },
  delegations: {
    title: 'Authorising somebody else',
    give: {
      question: 'Can somebody else see my supply?',
      answer:
        'Yes. The holder can authorise another person who has an account here. You choose the supply, the end date, and whether they may only look or also act. Nobody else needs to know your password.',
    },
    end: {
      question: 'How do I withdraw an authorisation?',
      answer:
        'In the same place where you gave it, at any time and without giving a reason. The other person stops seeing the supply at once. It also ends by itself on the date that you set.',
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
        'Once the region has told us of your installation, your supplier has asked for it and the contract has been changed. We measure from that day on; paying you in euros is up to your supplier.',
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
      question: 'Why does the meter cut me off?',
      answer:
        'Because what you use at once exceeds the power contracted for that period. Switch off something that heats or has a motor, wait a few seconds and restore the current at the main switch or from your supply in this area.',
    },
    howMuch: {
      question: 'How much power do I need?',
      answer:
        'Look at the maximum demand of the last two years in your supply and compare it with what is contracted. If it never comes near, you can lower it; if you are often cut off, raise it in steps of 0.1 kW.',
    },
    change: {
      question: 'Whom do I ask for a change of power?',
      answer:
        'Your supplier, who passes it on to us. Where neither meter nor installation has to change, we do it remotely within a few working days. Changing it more than once in twelve months may not be possible.',
    },
  },
  connections: {
    title: 'New connections',
    begin: {
      question: 'What do I need to ask for a connection?',
      answer:
        'The address or cadastral reference, the power you need, and the details of the future holder. With that we open a dossier and send you the technical conditions and the quotation.',
    },
    terms: {
      question: 'How long does the quotation take?',
      answer:
        'In low voltage, between 5 and 30 days depending on the power and the work needed. At every step the dossier shows whose turn it is and the legal term that is running.',
    },
    boletin: {
      question: 'What is the electrical installation certificate?',
      answer:
        'The document, also called “boletín”, with which an authorised installer certifies that the wiring of your home meets the rules. It is needed for a new connection and for raising the power above the certified maximum.',
    },
  },
}
