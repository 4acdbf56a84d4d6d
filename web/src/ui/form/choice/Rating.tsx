import { RATING_STARS } from '@acometida/api-spec/rules/navigation/rating'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldId, type FieldText, type FieldValue } from '#src/ui/form/Field.tsx'
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './Rating.module.css'

type RatingProps = Omit<FieldText, 'labelHidden'> & FieldValue<number> & { readonly name: string }

/** One to five stars, 0 without a rating: native radios underneath, so each has a name and the arrow keys work. */
export function Rating({ id: givenId, name, value, onValue, onBlur, ...text }: RatingProps) {
  const { t } = useTranslation()
  const id = useFieldId(givenId, name)
  const [pointed, setPointed] = useState(0)
  const shown = pointed || value
  return (
    <FieldGroup id={id} {...text}>
      <div className={styles.stars} onPointerLeave={() => setPointed(0)}>
        {RATING_STARS.map((stars) => (
          <label key={stars} className={styles.star} data-on={stars <= shown} onPointerEnter={() => setPointed(stars)}>
            <input
              id={stars === 1 ? id : undefined}
              type="radio"
              className="visually-hidden"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onValue(stars)}
              onBlur={onBlur}
            />
            <Icon name="star" size={28} />
            <span className="visually-hidden">{t('uiParts.rating.stars', { count: stars })}</span>
          </label>
        ))}
        <span className={styles.words} aria-hidden="true">
          {shown > 0 && t('uiParts.rating.stars', { count: shown })}
        </span>
      </div>
    </FieldGroup>
  )
}
