import styles from './FurrowScene.module.css'

const WIDTH = 800
const HEIGHT = 900
const HORIZON = 430
const MIDDLE = 520
const STRIPS = 26

/** The strips of a ploughed field, all from one point on the horizon. */
function stripPath(index: number): string {
  const spread = (edge: number): number => MIDDLE + (edge - STRIPS / 2) * 150
  const near = (edge: number): number => MIDDLE + (edge - STRIPS / 2) * 9
  return `M${near(index)} ${HORIZON}L${spread(index)} ${HEIGHT}L${spread(index + 0.55)} ${HEIGHT}L${near(index + 0.55)} ${HORIZON}Z`
}
const strips = Array.from({ length: STRIPS }, (_, index) => stripPath(index)).join('')

/** A field in furrows under an evening sun; a picture only. */
export function FurrowScene() {
  return (
    <svg
      className={styles.scene}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
    >
      <rect width={WIDTH} height={HEIGHT} className={styles.sky} />
      <circle cx={MIDDLE} cy={HORIZON - 30} r="92" className={styles.sun} />
      <path d="M0 400C120 366 230 372 330 392S600 366 800 396V480H0Z" className={styles.hill} />
      <path d="M0 424C160 402 300 420 430 424S690 408 800 424V480H0Z" className={styles.wood} />
      <rect y={HORIZON} width={WIDTH} height={HEIGHT - HORIZON} className={styles.field} />
      <path d={strips} className={styles.furrow} />
    </svg>
  )
}
