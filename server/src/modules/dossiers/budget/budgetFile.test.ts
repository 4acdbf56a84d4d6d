import type { DossierDetail } from '@acometida/api-spec/generated/operations'
import { expect, test } from 'vitest'
import { customersDossier, seededDossier } from '#src/testing/dossiers.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { pdfText } from '#src/testing/pdfText.ts'
import { outcome, type TestApi, testApi } from '#src/testing/testApi.ts'

const file = (id: string, code: string, more = '') =>
  pathWithFilter(`/documentum/${id}`, `cod_expediente::${code}${more}`)

/** The quoted dossier of a persona and the file of its budget. */
async function budgetOf(api: TestApi, persona: string, code: string) {
  const { get } = await api.as(persona)
  const { dossier }: { dossier: DossierDetail } = (await get(`/dossiers/${code}`)).body
  if (!dossier.budget) throw new Error(`${code} has no budget`)
  const { body } = await get(file(dossier.budget.idDocumentum, code)).expect(200)
  const pdf = Buffer.from(body.contenido, 'base64')
  return { dossier, budget: dossier.budget, body, pdf, texts: pdfText(pdf) }
}

const spanish = (value: number, digits: number) =>
  new Intl.NumberFormat('es-ES', { minimumFractionDigits: digits, useGrouping: 'always' }).format(value)
const euros = (cents: number) => `${spanish(cents / 100, 2)} €`

test("prints the lines, tax and total of the dossier's budget on its PDF", async () => {
  const api = await testApi()
  for (const [persona, code] of [
    ['customer', customersDossier(api)],
    ['dossierClient', seededDossier(api, 'STATUS0012')],
    ['dossierClient', seededDossier(api, 'STATUS0014')],
  ] as const) {
    const { budget, body, texts } = await budgetOf(api, persona, code)
    expect([body.tipoMime, body.nombre]).toEqual(['application/pdf', `PRE-${code}.pdf`])
    for (const line of budget.concepts) {
      expect(texts).toContain(euros(line.amountCents))
      expect(texts.some((text) => text.startsWith(`${spanish(line.priceEuros, 6)} €/`))).toBe(true)
    }
    expect(texts).toContain('IVA (21 %)')
    for (const cents of [budget.baseCents, budget.vatCents, budget.totalCents]) expect(texts).toContain(euros(cents))
    expect(texts).toContain(`Presupuesto n.º PRE-${code}`)
    expect(texts).toContain(code)
  }
})

test('prints applicant, supply, term and conditions on the budget', async () => {
  const api = await testApi()
  const { dossier, budget, texts } = await budgetOf(api, 'customer', customersDossier(api))
  const { name, surname1 } = dossier.form.applicant ?? {}
  expect(texts.some((text) => text.startsWith(`${name} ${surname1}`))).toBe(true)
  expect(texts).toEqual(expect.arrayContaining(['12345678Z', '5,75 kW', 'Baja', 'Nueva conexión', 'Condiciones']))
  const until = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(budget.validUntil),
  )
  const whole = texts.join(' ').replaceAll(/ +/g, ' ')
  expect(whole).toContain(`Puede aceptarlo hasta el ${until}`)
  expect(whole).toContain(`Este presupuesto es válido hasta el ${until}`)
  expect(whole).toContain('RD 1048/2013, art. 25')
})

test("writes the budget in its reader's language, tagged, and the same each time", async () => {
  const api = await testApi()
  const code = customersDossier(api)
  const spanishOne = await budgetOf(api, 'customer', code)
  api.advance(3600)
  expect((await budgetOf(api, 'customer', code)).pdf.equals(spanishOne.pdf)).toBe(true)
  for (const [language, tag, title] of [
    ['es', 'es-ES', 'Presupuesto de conexión'],
    ['gl', 'gl-ES', 'Orzamento de conexión'],
    ['en', 'en-GB', 'Connection quote'],
  ] as const) {
    api.world().db.$client.prepare('update user set language = ? where id = 1').run(language)
    const { pdf, texts } = await budgetOf(api, 'customer', code)
    expect(texts).toContain(title)
    const source = pdf.toString('latin1')
    for (const mark of [`/Lang (${tag})`, '/Marked true', '/DisplayDocTitle true', '/S /H1', '/S /Table', '/S /TH'])
      expect(source).toContain(mark)
  }
})

test('answers YYY alike for foreign, unmade, misplaced and missing budgets', async () => {
  const api = await testApi()
  const { get } = await api.as('customer')
  const own = customersDossier(api)
  const foreign = seededDossier(api, 'STATUS0012')
  const missing = await get(file('PRE-EXP999999999999', 'EXP999999999999'))
  expect(outcome(missing)).toBe('200 YYY')
  const other = await api.as('dossierClient')
  const open = seededDossier(api, 'STATUS0010')
  expect((await other.get(file(`PRE-${open}`, open))).body).toEqual(missing.body)
  for (const path of [
    file(`PRE-${foreign}`, foreign),
    file(`PRE-${foreign}`, own),
    file(`PRE-${own}`, own, '|repositorio::S'),
    pathWithFilter(`/documentum/PRE-${own}`, 'nifcliente::12345678Z'),
  ])
    expect((await get(path)).body).toEqual(missing.body)
})
