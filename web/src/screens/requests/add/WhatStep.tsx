import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Matter } from '#src/domain/request/matters.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { filterOptions } from '#src/ui/form/choice/filterOptions.ts'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { StepForm } from '#src/ui/form/kit/StepForm.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { SearchField } from '#src/ui/form/text/SearchField.tsx'
import { helpPath, type RequestStepProps } from './requestDraft.ts'
import { hasSuggestion } from './suggestion.ts'

/** The step of the subject, found by everyday words. */
export function WhatStep({ matters, wizard: { draft, change, goTo } }: RequestStepProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const textOf = useMatterTexts()
  const [search, find] = useState('')
  const found = filterOptions(matters, search, textOf)
  const groupOf = useGroups()
  const grouped = (listed: readonly Matter[]) => [
    ...MOST_ASKED.flatMap((code) => listed.filter((one) => one.code === code).map(optionOf)),
    ...listed
      .filter(({ code }) => !MOST_ASKED.includes(code))
      .map((matter) => ({ ...optionOf(matter), hint: undefined, group: groupOf(matter) })),
  ]
  const { field, form, hasErrors } = useLocalForm({
    values: { matter: draft.matter },
    check: ({ matter }) => ({ matter: matter === '' ? t('newRequest.what.missing') : undefined }),
    // Another subject has help of its own.
    onChange: ({ matter }) => change({ matter, goesOn: false }),
    next: ({ matter }) => {
      const answer = { matter, goesOn: draft.goesOn }
      if (!hasSuggestion(matter)) return goTo('tell', answer)
      change(answer)
      void navigate(helpPath(matter))
    },
  })
  return (
    <StepForm
      title={t('newRequest.what.title')}
      lead={t('newRequest.what.lead')}
      back={{ to: paths.requests, label: t('navigation.tabs.requests') }}
      hasErrors={hasErrors}
      {...form}
    >
      <SearchField
        label={t('newRequest.what.search')}
        hint={t('newRequest.what.searchHint')}
        value={search}
        onValue={find}
        found={t('newRequest.what.found', { count: found.length })}
      />
      {found.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('newRequest.what.none')}
          action={<Button onClick={() => find('')}>{t('newRequest.what.all')}</Button>}
          text={t('newRequest.what.noneText')}
        />
      ) : (
        <RadioGroup
          label={t('newRequest.what.label')}
          options={search === '' ? grouped(found) : found.map(optionOf)}
          {...field('matter')}
        />
      )}
    </StepForm>
  )
}

/** The subjects that people ask about most, in their order, above the groups. */
const MOST_ASKED: readonly string[] = ['0830A02', '0820A02', '0810A01', '1070A02']

const optionOf = ({ code, name, topic }: Matter) => ({ value: code, label: name, hint: topic })

/** The group of a subject. The company's topics are more than a page should show; an unknown one is its own group. */
function useGroups(): (matter: Matter) => string {
  const { t } = useTranslation()
  return ({ topicCode, topic }) => {
    const group = GROUPS.get(topicCode)
    return group ? t(`newRequest.groups.${group}`) : topic
  }
}

const GROUPS: ReadonlyMap<string, 'account' | 'bills' | 'contract' | 'cuts' | 'meter'> = new Map([
  ['0820', 'cuts'],
  ['0850', 'cuts'],
  ['0810', 'meter'],
  ['0830', 'bills'],
  ['0840', 'contract'],
  ['1070', 'contract'],
  ['0870', 'account'],
])

/** The words that find a subject: its name, and everyday words. */
function useMatterTexts(): (matter: Matter) => string {
  const { t } = useTranslation()
  // The codes are the company's: a new one has no words here yet.
  const words = t('newRequest.words', { returnObjects: true }) as Readonly<Record<string, string>>
  return ({ code, name, topic }) => [name, topic, words[`m${code}`] ?? ''].join(' ')
}
