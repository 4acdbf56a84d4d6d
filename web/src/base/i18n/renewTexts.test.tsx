import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { expect, test } from 'vitest'
import { startTexts } from '#src/testing/texts.ts'
import { renewTexts } from './renewTexts.ts'
import { common } from './texts/es.ts'

test('shows changed texts at once, and keeps what is typed', async () => {
  render(<Question />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Cerrar' }), 'abc')
  act(() => renewTexts('es', { common: { ...common, close: 'Cerrar ya' }, unknown: { close: 'no' } }))
  expect(screen.getByRole('textbox', { name: 'Cerrar ya' })).toMatchObject({ value: 'abc' })
  expect(i18next.hasResourceBundle('es', 'unknown')).toBe(false)
  await startTexts('es')
})

function Question() {
  const { t } = useTranslation()
  return <input aria-label={t('common.close')} />
}
