import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/action/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import { Carousel } from '#src/ui/layout/Carousel.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import styles from './Slides.module.css'

type SlidesProps = {
  readonly title: string
  readonly slides: readonly {
    readonly id: string
    readonly icon: IconName
    readonly title: string
    readonly text: string
    /** The immediate action on the slide's subject. */
    readonly action?: ReactNode
  }[]
  /** The button that leaves early. */
  readonly skip: { readonly label: string; readonly act: () => void }
  /** The button of the last slide. */
  readonly end: { readonly label: string; readonly act: () => void }
}

/** A page of slides in the app, which can be left on each slide. */
export function Slides({ title, slides, skip, end }: SlidesProps) {
  const [place, setPlace] = useState(0)
  const last = place === slides.length - 1
  return (
    <Page width="narrow" title={title}>
      <Carousel
        label={title}
        onSlide={setPlace}
        slides={slides.map((slide) => ({
          id: slide.id,
          content: (
            <article className={styles.slide}>
              <span className={styles.picture}>
                <Icon name={slide.icon} size={72} />
              </span>
              <h2 className={styles.title}>{slide.title}</h2>
              <p className={styles.text}>{slide.text}</p>
              {slide.action}
            </article>
          ),
        }))}
      />
      <Button variant={last ? 'primary' : 'quiet'} block onClick={last ? end.act : skip.act}>
        {last ? end.label : skip.label}
      </Button>
    </Page>
  )
}
