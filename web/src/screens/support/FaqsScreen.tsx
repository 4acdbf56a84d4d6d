import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contactAddress } from '#src/api/pages.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { SearchField } from '#src/ui/form/text/SearchField.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { type FaqGroup, searchFaqs } from './faqSearch.ts'
import styles from './FaqsScreen.module.css'
import { SupportPage } from './SupportPage.tsx'

/** The frequent questions, by subject and with a search. */
export function FaqsScreen({ groups }: { readonly groups: readonly FaqGroup[] }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const matches = searchFaqs(groups, typed)
  const count = matches.reduce((sum, { faqs }) => sum + faqs.length, 0)

  return (
    <SupportPage title={t('navigation.tabs.faqs')} lead={t('help.faqs.lead')}>
      <SearchField
        label={t('help.faqs.search')}
        value={typed}
        onValue={setTyped}
        found={t('help.faqs.found', { count })}
      />
      {matches.length === 0 && (
        <EmptyState
          icon="search"
          title={t('help.faqs.none')}
          action={<Button onClick={() => setTyped('')}>{t('help.faqs.clear')}</Button>}
          text={t('help.faqs.noneText')}
        />
      )}
      {matches.map(({ id, title, faqs }) => (
        <Section key={id} title={title}>
          <div className={styles.questions}>
            {faqs.map((faq) => (
              <details key={faq.id} className={styles.question} name="faqs">
                <summary>{faq.question}</summary>
                <p>{faq.answer}</p>
              </details>
            ))}
          </div>
        </Section>
      ))}
      <Card
        title={t('help.faqs.more')}
        subtitle={t('help.faqs.moreText')}
        actions={<LinkButton to={contactAddress()}>{t('help.faqs.contact')}</LinkButton>}
      />
    </SupportPage>
  )
}
