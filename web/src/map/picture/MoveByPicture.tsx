import { useEffect } from 'react'
import { moveByHand } from './hand.ts'
import type { MovedPicture, PicturedMap } from './moved-picture.ts'

interface Props {
  readonly map: PicturedMap
  readonly picture: MovedPicture
  readonly needsTwoFingers: boolean
}

/** Lets the hand move the last picture of the map. */
export function MoveByPicture({ map, picture, needsTwoFingers }: Props) {
  useEffect(() => {
    const stops = [picture.follow(), moveByHand({ map, picture, needsTwoFingers })]
    return () => {
      for (const stop of stops) stop()
    }
  }, [map, picture, needsTwoFingers])
  return null
}
