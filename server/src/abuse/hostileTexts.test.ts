import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isMessageId } from '@acometida/api-spec/rules/messageId'
import { safeInternalPath } from '@acometida/api-spec/rules/navigation/internalPath'
import * as code from '@acometida/api-spec/rules/person/code'
import { documentKind, isDocument, normalizeIdentifier } from '@acometida/api-spec/rules/person/document'
import { isEmail, maskEmail, normalizeEmail } from '@acometida/api-spec/rules/person/email'
import { passwordViolations } from '@acometida/api-spec/rules/person/password'
import { isPhone, normalizePhone } from '@acometida/api-spec/rules/person/phone'
import { plainText } from '@acometida/api-spec/rules/plainText'
import { isCau, isCups } from '@acometida/api-spec/rules/supply/cups'
import { expect, test } from 'vitest'

/** Texts on which a backtracking expression would run for ever. */
const hostile = ['a', '1', ' ', '.', '-', 'a.', 'a-', 'a@', 'ES00', '/', '%2F', '..', 'á'].flatMap((piece) => [
  piece.repeat(20_000),
  `${piece.repeat(20_000)}!`,
  `a@${piece.repeat(20_000)}`,
])

/** A hundred times what the slowest rule needs. One that backtracks needs minutes. */
const MOST_MS = 1_000

/** Fails if something needs more processor time than a text of its size may, whatever else the machine does. */
function expectQuick(what: string, work: (text: string) => unknown): void {
  for (const text of hostile) {
    const begun = process.cpuUsage()
    work(text)
    expect(process.cpuUsage(begun).user / 1000, `${what} of ${text.slice(0, 6)}…`).toBeLessThan(MOST_MS)
  }
}

test('checks hostile texts by every rule in little time', () => {
  const rules: Record<string, (text: string) => unknown> = {
    isEmail,
    normalizeEmail,
    maskEmail,
    isPhone,
    normalizePhone,
    isDocument,
    documentKind,
    normalizeIdentifier,
    isCups,
    isCau,
    safeInternalPath: (text) => safeInternalPath(text, () => true),
    isMessageId,
    isExpedientCode: code.isExpedientCode,
    isMfaCode: code.isMfaCode,
    plainText,
    passwordViolations: (text) => passwordViolations(text, { document: '12345678Z', brandWords: ['acometida'] }),
  }
  for (const [name, rule] of Object.entries(rules)) expectQuick(name, rule)
})

test('checks hostile texts by every pattern of the contract in little time', () => {
  const folder = fileURLToPath(new URL('../../../api-spec/schemas', import.meta.url))
  const yaml = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  const patterns = yaml.flatMap((text) =>
    [...text.matchAll(/\bpattern: '?(\^.*?\$)'?[ ,}\n]/g)].map(([, found]) => found ?? ''),
  )
  expect(patterns.length).toBeGreaterThan(10)
  for (const pattern of new Set(patterns)) {
    const expression = new RegExp(pattern, 'u')
    expectQuick(pattern, (text) => expression.test(text))
  }
})
