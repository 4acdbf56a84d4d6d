import type { Messages } from '#src/locales/messages.type.ts'
import type { newPassword as spanish } from './es.ts'

export const newPassword: Messages<typeof spanish> = {
  label: 'New password',
  repeat: 'Repeat the password',
  repeatHint: 'Type it again. You cannot paste in this field: that is how typing mistakes are found.',
  strength: 'Password strength:',
  level: { low: 'low', medium: 'medium', high: 'high' },
  rulesTitle: 'The password must meet these conditions',
  rulesMet: 'Conditions met: {{met}} of {{total}}',
  ruleMet: 'Met:',
  rulePending: 'Not met yet:',
  rules: {
    length: 'Between {{min}} and {{max}} characters',
    digit: 'At least one digit',
    uppercase: 'At least one upper-case letter',
    lowercase: 'At least one lower-case letter',
    whitespace: 'No spaces',
    symbol: 'Of the symbols, only {{symbols}}',
    repeated: 'Not the same character three times in a row (aaa)',
    run: 'No three consecutive letters or digits (abc, 123)',
    brand: 'Not the name of the distributor',
    document: 'Neither the first four characters of your document number nor the next four',
  },
  problem: {
    missing: 'Enter a password.',
    rules: 'The password does not meet all the conditions. Check the list.',
    repeatMissing: 'Enter the password again.',
    different: 'The two passwords are not the same.',
  },
}
