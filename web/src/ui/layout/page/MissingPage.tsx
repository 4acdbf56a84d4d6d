import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { PageHeader } from './PageHeader.tsx'

type MissingPageProps = {
  readonly title: string
  readonly text: string
  readonly back: { readonly to: string; readonly label: string }
}

/** In place of something that the user cannot see: what is missing, and the way back. */
export function MissingPage({ title, text, back }: MissingPageProps) {
  return (
    <>
      <PageHeader title={title} lead={text} />
      <div>
        <LinkButton to={back.to} variant="primary" icon="arrowLeft">
          {back.label}
        </LinkButton>
      </div>
    </>
  )
}
