import { useParams } from 'react-router-dom'
import { useClearInbox, useListMessages } from '#room/api/generated/control.ts'
import { useAddressEntries } from '#room/parts/useAddressEntries.ts'
import { useSearchText } from '#src/base/useSearchText.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import styles from './InboxScreen.module.css'
import { MessageCard } from './MessageCard.tsx'

/** The messages of a world as people see them, newest first. `?message=` shows one alone. */
export function InboxScreen() {
  const { world = '' } = useParams()
  const [query, set] = useAddressEntries()
  const [search, find] = useSearchText()
  const { data } = useListMessages(world)
  const clear = useClearInbox()
  const only = query.get('message')
  const words = search.toLowerCase()
  const messages = (data?.messages ?? []).filter(
    ({ number, to, subject, text }) =>
      (only === null || String(number) === only) && `${to} ${subject} ${text}`.toLowerCase().includes(words),
  )
  return (
    <>
      <PageHeader
        title="Inbox"
        lead="The e-mails, SMS and push messages that this world has sent."
        actions={
          <Button size="small" onClick={() => clear.mutate({ world })}>
            Empty the inbox
          </Button>
        }
      />
      {only === null ? (
        <TextField
          kind="line"
          label="Search messages"
          labelHidden
          icon="search"
          type="search"
          value={search}
          onValue={find}
        />
      ) : (
        <p>
          Message {only} alone.{' '}
          <Button size="small" variant="quiet" onClick={() => set('message', null)}>
            Show all
          </Button>
        </p>
      )}
      {data && messages.length === 0 && (
        <EmptyState
          icon="bell"
          title={only === null && search === '' ? 'Nothing was sent yet' : 'No matching message'}
          text="Ask for a code in the client, or advance the clock."
        />
      )}
      {messages.length > 0 && (
        <section aria-label="Messages">
          <ol className={styles.list}>
            {messages.map((message) => (
              <MessageCard key={message.number} world={world} message={message} />
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
