import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** Any CSS length. Full width by default. */
  readonly width?: string | undefined
  readonly height?: string | undefined
}

/** A grey bar in place of loading content. Put it in a SkeletonLayout, which announces the wait. */
export function Skeleton({ width = '100%', height = '1rem' }: SkeletonProps) {
  return <span className={styles.bar} style={{ inlineSize: width, blockSize: height }} />
}
