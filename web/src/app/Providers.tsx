import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ConfirmProvider } from '../ui/Confirm.tsx'
import { MessagesProvider } from '../ui/Messages.tsx'
import { useColorScheme } from './appearance.ts'
import { queryClient } from '../entities/session/session.ts'
import { cssVariables, theme } from './theme.ts'

/** What every part of the screen may ask for: the look, loaded data, messages, questions. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={useColorScheme()}>
      <QueryClientProvider client={queryClient}>
        <MessagesProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
        </MessagesProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
