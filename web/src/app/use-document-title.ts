import { useEffect } from 'react'
import { usePageHeading } from '../lib/page-heading.ts'
import { PRODUCT, titles } from '../navigation/titles.ts'
import { appText } from './text.ts'
import { useRouteKey } from '../navigation/use-route.ts'

/** The tab bears the name of the page. */
export function useDocumentTitle(): void {
  const key = useRouteKey()
  const heading = usePageHeading()
  const title = heading?.title ?? (key ? titles[key] : appText.notFoundTitle)
  useEffect(() => {
    document.title = key === 'welcome' ? title : `${title} – ${PRODUCT}`
  }, [key, title])
}
