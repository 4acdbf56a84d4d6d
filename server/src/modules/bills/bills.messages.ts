import type { Bill } from '@acometida/api-spec/generated/operations'
import type { Notice } from '#src/modules/notifications/notifyUser.service.ts'
import { longDate, money, monthName } from './numbers.format.ts'

/** The bills of a month were issued: for one, how it is paid; for more, how many and how much. */
export function billsIssuedNotice(month: string, bills: readonly [Bill, ...Bill[]]): Notice {
  const [first] = bills
  const total = totalOf(bills)
  const due = first.dueDate
  if (bills.length > 1) {
    const count = bills.length
    return {
      title: { es: 'Sus facturas del mes', gl: 'As súas facturas do mes', en: 'Your bills for the month' },
      body: {
        es: `Ya tiene las ${count} facturas de ${monthName(month, 'es')}, por un total de ${money(total, 'es')}. Puede verlas en el área de clientes.`,
        gl: `Xa ten as ${count} facturas de ${monthName(month, 'gl')}, por un total de ${money(total, 'gl')}. Pode velas na área de clientes.`,
        en: `Your ${count} bills for ${monthName(month, 'en')} are ready, and come to ${money(total, 'en')}. You can see them in the customer area.`,
      },
    }
  }
  const debit = first.isDirectDebit === '1'
  return {
    title: { es: 'Nueva factura', gl: 'Nova factura', en: 'New bill' },
    body: {
      es: `Su factura de ${monthName(month, 'es')} es de ${money(total, 'es')}. ${debit ? 'Se cargará en su cuenta' : 'Puede pagarla hasta'} el ${longDate(due, 'es')}.`,
      gl: `A súa factura de ${monthName(month, 'gl')} é de ${money(total, 'gl')}. ${debit ? 'Cargarase na súa conta' : 'Pode pagala ata'} o ${longDate(due, 'gl')}.`,
      en: `Your bill for ${monthName(month, 'en')} is ${money(total, 'en')}. ${debit ? 'It will be charged to your account on' : 'You can pay it until'} ${longDate(due, 'en')}.`,
    },
  }
}

/** Bills that were due yesterday and were not paid. */
export function billsOverdueNotice(bills: readonly [Bill, ...Bill[]]): Notice {
  const total = totalOf(bills)
  const [first] = bills
  if (bills.length > 1) {
    const count = bills.length
    return {
      title: { es: 'Facturas vencidas', gl: 'Facturas vencidas', en: 'Overdue bills' },
      body: {
        es: `Tiene ${count} facturas vencidas, por un total de ${money(total, 'es')}. Puede pagarlas en el área de clientes.`,
        gl: `Ten ${count} facturas vencidas, por un total de ${money(total, 'gl')}. Pode pagalas na área de clientes.`,
        en: `You have ${count} overdue bills, which come to ${money(total, 'en')}. You can pay them in the customer area.`,
      },
    }
  }
  const { number, dueDate } = first
  return {
    title: { es: 'Factura vencida', gl: 'Factura vencida', en: 'Overdue bill' },
    body: {
      es: `La factura ${number}, de ${money(total, 'es')}, venció el ${longDate(dueDate, 'es')}. Puede pagarla en el área de clientes.`,
      gl: `A factura ${number}, de ${money(total, 'gl')}, venceu o ${longDate(dueDate, 'gl')}. Pode pagala na área de clientes.`,
      en: `Bill ${number}, of ${money(total, 'en')}, was due on ${longDate(dueDate, 'en')}. You can pay it in the customer area.`,
    },
  }
}

function totalOf(bills: readonly Bill[]): number {
  return bills.reduce((sum, { totalCents }) => sum + totalCents, 0)
}
