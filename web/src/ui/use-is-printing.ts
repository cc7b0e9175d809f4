import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True from the moment a page is being printed, by our button or by the browser's own, until it is done. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(() => window.matchMedia('print').matches)
  useEffect(() => {
    // At once: the browser takes what stands there when the event is over.
    const tell = (isOn: boolean) => (): void => flushSync(() => setIsPrinting(isOn))
    const [begin, end] = [tell(true), tell(false)]
    // Where a browser tells of the paper alone, as a preview does.
    const paper = window.matchMedia('print')
    const follow = ({ matches }: MediaQueryListEvent): void => tell(matches)()
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    paper.addEventListener('change', follow)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      paper.removeEventListener('change', follow)
    }
  }, [])
  return isPrinting
}
