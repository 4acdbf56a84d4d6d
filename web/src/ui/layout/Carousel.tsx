import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import styles from './Carousel.module.css'

type CarouselProps = {
  readonly label: string
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[]
  /** Told of each slide that comes on screen, counted from 0. */
  readonly onSlide?: ((index: number) => void) | undefined
}

/**
 * A few pictures with words, one at a time: swiped, scrolled, or gone through by two buttons. Nothing in it moves by
 * itself.
 */
export function Carousel({ label, slides, onSlide }: CarouselProps) {
  const { t } = useTranslation()
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const show = (index: number) => {
    setCurrent(index)
    onSlide?.(index)
  }
  const go = (index: number) => {
    show(index)
    const slide = track.current?.children[index]
    // The track alone moves, and the page stays. The reader's wish for less motion is in the stylesheet.
    if (slide instanceof HTMLElement) track.current?.scrollTo({ left: slide.offsetLeft })
  }
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {}
    const place = clientWidth === 0 ? current : Math.abs(scrollLeft) / clientWidth
    const index = Math.round(place)
    // A press that comes while the track is on its way cuts that off between two slides.
    if (Math.abs(place - index) < BETWEEN && index !== current) show(index)
  }

  return (
    <section className={styles.carousel} aria-label={label}>
      <ul
        className={styles.track}
        ref={track}
        // The arrow keys scroll it, as a finger does.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScrollEnd={onScroll}
      >
        {slides.map(({ id, content }, index) => (
          // What is off screen is neither read nor reached by the keyboard.
          <li key={id} className={styles.slide} inert={index !== current}>
            {content}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <IconButton
          icon="arrowLeft"
          label={t('parts.carousel.previous')}
          aria-disabled={current === 0}
          onClick={() => current > 0 && go(current - 1)}
        />
        <p aria-live="polite">{t('parts.carousel.place', { place: current + 1, count: slides.length })}</p>
        <IconButton
          icon="arrowRight"
          label={t('parts.carousel.next')}
          aria-disabled={current === slides.length - 1}
          onClick={() => current < slides.length - 1 && go(current + 1)}
        />
      </div>
    </section>
  )
}

/** Of the width of a slide: widths that are no whole pixels leave a track a little beside its place. */
const BETWEEN = 0.02
