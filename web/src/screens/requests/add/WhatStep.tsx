import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Matter } from '#src/domain/request/matters.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { matching } from '#src/ui/form/choice/matching.ts'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { SearchField } from '#src/ui/form/text/SearchField.tsx'
import { StepForm } from '#src/ui/form/kit/StepForm.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { helpPath, type StepProps } from './requestDraft.ts'
import { hasSuggestion } from './suggestion.ts'

/** The step of the subject, found by everyday words. */
export function WhatStep({ matters, wizard: { draft, change, goTo } }: StepProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const wordsOf = useMatterWords()
  const [search, find] = useState('')
  const found = matching(matters, search, wordsOf)
  const { field, form, hasErrors } = useLocalForm({
    values: { matter: draft.matter },
    check: ({ matter }) => ({ matter: matter === '' ? t('newRequest.what.missing') : undefined }),
    // Another subject has help of its own.
    onChange: ({ matter }) => change({ matter, goesOn: false }),
    next: ({ matter }) => {
      const answer = { matter, goesOn: draft.goesOn }
      if (!hasSuggestion(matter)) return goTo('where', answer)
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
          options={found.map(({ code, name, topic }) => ({ value: code, label: name, hint: topic }))}
          {...field('matter')}
        />
      )}
    </StepForm>
  )
}

/** The words that find a subject: its name, and everyday words. */
function useMatterWords(): (matter: Matter) => string {
  const { t } = useTranslation()
  // The codes are the company's: a new one has no words here yet.
  const words = t('newRequest.words', { returnObjects: true }) as Readonly<Record<string, string>>
  return ({ code, name, topic }) => [name, topic, words[`m${code}`] ?? ''].join(' ')
}
