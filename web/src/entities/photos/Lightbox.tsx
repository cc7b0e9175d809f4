import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import {
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useBackCloses } from '../../ui/back-closes.ts'
import { uiText } from '../../ui/text.ts'
import styles from './Lightbox.module.css'
import { PhotoPicture } from './PhotoPicture.tsx'
import { swipeStep } from './swipe.ts'
import { photosText } from './text.ts'

export interface LightboxProps {
  readonly photos: readonly { readonly id: string; readonly preview: string | null }[]
  /** Index of the photo that is seen first, from 0. */
  readonly start?: number
  /** Of what the photos are. */
  readonly about: string
  readonly onClose: () => void
}

/** A window of the library below must not take an Escape that was meant for this one. */
const OWN_ESCAPE = { 'data-mantine-stop-propagation': 'true' }
/** Clicks here are none on the row, nor drops on the form, that it was opened from. */
const stop = (event: SyntheticEvent): void => event.stopPropagation()

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The place among the photos, and the ways to change it. */
function usePlace(count: number, start: number) {
  const [at, setAt] = useState(start)
  const down = useRef({ x: 0, y: 0 })
  const index = Math.min(at, count - 1)
  const go = (step: number): void => setAt(Math.max(0, Math.min(count - 1, index + step)))
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation()
    const step = STEPS[event.key]
    if (step !== undefined) go(step)
    if (event.key === 'Home') setAt(0)
    if (event.key === 'End') setAt(count - 1)
  }
  const onPointerDown = ({ clientX: x, clientY: y }: PointerEvent): void => {
    down.current = { x, y }
  }
  const onPointerUp = ({ clientX, clientY }: PointerEvent): void =>
    go(swipeStep(clientX - down.current.x, clientY - down.current.y))
  return { index, go, onKeyDown, onPointerDown, onPointerUp }
}

/** Photos over the whole screen: arrow keys, swipes, Escape. The browser's own dialog keeps the focus and gives it back. */
export function Lightbox({ photos, start = 0, about, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { index, go, onKeyDown, onPointerDown, onPointerUp } = usePlace(photos.length, start)
  const photo = photos[index]
  useBackCloses(true, onClose)
  // before the page lets go of the dialog: only then does the browser give the focus back
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const alt = photosText.photoOf(index + 1, photos.length, about)
  const side = { variant: 'filled', size: 48, radius: 'xl', ...OWN_ESCAPE } as const
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={photosText.lightbox}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={stop}
      onCancel={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      {...OWN_ESCAPE}
    >
      <div className={styles.head}>
        <span className={styles.position} role="status">
          {photosText.position(index + 1, photos.length)}
        </span>
        <span className={styles.about}>{about}</span>
        <ActionIcon {...side} aria-label={uiText.close} title={uiText.close} onClick={onClose}>
          <IconX size={24} aria-hidden />
        </ActionIcon>
      </div>
      <div className={styles.stage} onPointerDown={onPointerDown} onPointerUp={onPointerUp}>
        {photo &&
          (photo.preview === null ? (
            <PhotoPicture key={photo.id} id={photo.id} size="full" alt={alt} />
          ) : (
            <img src={photo.preview} alt={alt} draggable={false} />
          ))}
      </div>
      {photos.length > 1 && (
        <div className={styles.sides}>
          <ActionIcon
            {...side}
            aria-label={photosText.previous}
            aria-disabled={index === 0}
            onClick={() => go(-1)}
          >
            <IconChevronLeft size={28} aria-hidden />
          </ActionIcon>
          <ActionIcon
            {...side}
            aria-label={photosText.next}
            aria-disabled={index === photos.length - 1}
            onClick={() => go(1)}
          >
            <IconChevronRight size={28} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </dialog>,
    document.body,
  )
}
