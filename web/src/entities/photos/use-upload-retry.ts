import { useEffect } from 'react'

interface Uploads {
  readonly retry: () => void
  readonly end: () => void
}

/** Photos that did not go up are tried again with the network; they end with the form. */
export function useUploadRetry(uploads: Uploads): void {
  useEffect(() => {
    const retry = (): void => uploads.retry()
    window.addEventListener('online', retry)
    return () => {
      window.removeEventListener('online', retry)
      uploads.end()
    }
  }, [uploads])
}
