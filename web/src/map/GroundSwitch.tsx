import { useId } from 'react'
import { type GroundChoice, GROUNDS } from './ground-choice.ts'
import styles from './Ground.module.css'
import { mapText } from './text.ts'

/** Choice of the ground under the fields, each a tap away; by keyboard a radio group. */
export function GroundSwitch({ chosen, choose }: GroundChoice) {
  const name = useId()
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{mapText.ground}</legend>
      {GROUNDS.map((ground) => (
        <label key={ground} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={ground}
            checked={ground === chosen}
            onChange={() => choose(ground)}
          />
          {mapText.grounds[ground]}
        </label>
      ))}
    </fieldset>
  )
}
