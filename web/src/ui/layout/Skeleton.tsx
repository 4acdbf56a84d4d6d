import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** Any CSS length; the whole width unless told. */
  readonly width?: string | undefined
  readonly height?: string | undefined
}

/** A grey bar where something is about to be. Put it in a SkeletonLayout, which says so in words. */
export function Skeleton({ width = '100%', height = '1rem' }: SkeletonProps) {
  return <span className={styles.bar} style={{ inlineSize: width, blockSize: height }} />
}
