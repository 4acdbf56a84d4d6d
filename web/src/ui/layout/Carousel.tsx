import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import styles from './Carousel.module.css'

type CarouselProps = {
  readonly label: string
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[]
  /** Called with each slide that becomes visible, counted from 0. */
  readonly onSlide?: ((index: number) => void) | undefined
}

/** A few illustrated slides, one at a time: swiped, scrolled, or moved by two buttons. Nothing moves by itself. */
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
    // Scrolls the track alone, not the page. The stylesheet respects reduced motion.
    if (slide instanceof HTMLElement) track.current?.scrollTo({ left: slide.offsetLeft })
  }
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {}
    const place = clientWidth === 0 ? current : Math.abs(scrollLeft) / clientWidth
    const index = Math.round(place)
    // A press while the track scrolls stops it between two slides.
    if (Math.abs(place - index) < SCROLL_TOLERANCE && index !== current) show(index)
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
          // Slides off screen are neither read nor focusable.
          <li key={id} className={styles.slide} inert={index !== current}>
            {content}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <IconButton
          icon="arrowLeft"
          label={t('uiParts.carousel.previous')}
          aria-disabled={current === 0}
          onClick={() => current > 0 && go(current - 1)}
        />
        <p aria-live="polite">{t('uiParts.carousel.place', { place: current + 1, count: slides.length })}</p>
        <IconButton
          icon="arrowRight"
          label={t('uiParts.carousel.next')}
          aria-disabled={current === slides.length - 1}
          onClick={() => current < slides.length - 1 && go(current + 1)}
        />
      </div>
    </section>
  )
}

/** A share of the slide's width: fractional widths leave the track slightly off its position. */
const SCROLL_TOLERANCE = 0.02
