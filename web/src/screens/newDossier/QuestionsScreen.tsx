import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { accessOf, generatorOf } from '#src/domain/dossier/start/generationAccess.ts'
import { pathWith, startRoutes } from '#src/domain/dossier/start/startRoutes.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { StepForm } from '#src/ui/form/kit/StepForm.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { IconMark } from '#src/ui/icon/IconMark.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { ServedPlace } from './ServedPlace.tsx'

const route = startRoutes.newGeneration

/** The questions whether a generator needs a permit: most rooftop ones need none. Each question has a history entry. */
export function QuestionsScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const generator = generatorOf(query)
  const access = accessOf(generator)
  return (
    <Page width="narrow">
      <ServedPlace route={route} title={t('newDossier.questions.title.use')}>
        {({ zip }) => {
          if (access === 'notNeeded') return <NotNeeded zip={zip} surplus={generator.surplus === true} />
          if (access === 'needed') return <Needed />
          return <Question key={access} question={access} zip={zip} />
        }}
      </ServedPlace>
    </Page>
  )
}

const QUESTIONS = ['use', 'surplus', 'small'] as const
type QuestionId = (typeof QUESTIONS)[number]

function Question({ question, zip }: { readonly question: QuestionId; readonly zip: string }) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const nth = QUESTIONS.indexOf(question)
  const { field, form, hasErrors } = useLocalForm({
    values: { answer: '' },
    check: ({ answer }) => ({ answer: answer === '' ? t(`newDossier.questions.${question}.missing`) : undefined }),
    next: ({ answer }) => setQuery((before) => ({ ...Object.fromEntries(before), [question]: answer })),
  })
  return (
    <StepForm
      eyebrow={t('newDossier.questions.progress', { nth: nth + 1 })}
      title={t(`newDossier.questions.title.${question}`)}
      back={nth === 0 ? { to: pathWith(route.start, { zip }), label: t('newDossier.place.title') } : before()}
      hasErrors={hasErrors}
      {...form}
    >
      <RadioGroup label={t(`newDossier.questions.${question}.label`)} options={optionsOf()} {...field('answer')} />
    </StepForm>
  )

  function before() {
    const question = QUESTIONS[nth - 1] ?? 'use'
    const earlierAnswers = [...query].filter(([name]) => name !== question)
    return {
      to: pathWith(paths.newGenerationQuestions, Object.fromEntries(earlierAnswers)),
      label: t(`newDossier.questions.title.${question}`),
    }
  }

  function optionsOf() {
    if (question === 'use') {
      return (['INDIVIDUAL', 'COLLECTIVE', 'SELL'] as const).map((value) => ({
        value,
        label: t(`newDossier.questions.use.${value}`),
        hint: value === 'COLLECTIVE' ? t('newDossier.questions.use.COLLECTIVEHint') : undefined,
      }))
    }
    return [
      {
        value: 'yes',
        label: t(`newDossier.questions.${question}.yes`),
        hint: t(`newDossier.questions.${question}.yesHint`),
      },
      {
        value: 'no',
        label: t(`newDossier.questions.${question}.no`),
        hint: question === 'surplus' ? t('newDossier.questions.surplus.noHint') : undefined,
      },
    ]
  }
}

function NotNeeded({ zip, surplus }: { readonly zip: string; readonly surplus: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <IconMark icon="success" />
      <PageHeader
        title={t('newDossier.questions.notNeeded')}
        lead={
          <>
            <p>{t(`newDossier.questions.notNeededWhy.${surplus ? 'small' : 'noSurplus'}`)}</p>
            <p>{t('newDossier.questions.law')}</p>
          </>
        }
      />
      <Card title={t('newDossier.questions.nextTitle')}>
        <NoteList ordered>
          <span>{t('newDossier.questions.nextInstaller')}</span>
          <span>{t('newDossier.questions.nextRegister')}</span>
          <span>{t('newDossier.questions.nextSupplier')}</span>
        </NoteList>
      </Card>
      <Stack row gap={3}>
        <LinkButton to={paths.whatToDo} variant="primary">
          {t('newDossier.questions.done')}
        </LinkButton>
        <LinkButton to={pathWith(paths.newGenerationQuestions, { zip })}>{t('newDossier.questions.again')}</LinkButton>
      </Stack>
    </>
  )
}

function Needed() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  return (
    <>
      <PageHeader title={t('newDossier.questions.needed')} lead={t('newDossier.questions.neededText')} />
      <Stack row gap={3}>
        <LinkButton to={pathWith(route.keepInMind, Object.fromEntries(query))} variant="primary">
          {t('newDossier.questions.goOn')}
        </LinkButton>
        <LinkButton to={pathWith(paths.newGenerationQuestions, { zip: query.get('zip') ?? '' })}>
          {t('newDossier.questions.again')}
        </LinkButton>
      </Stack>
    </>
  )
}
