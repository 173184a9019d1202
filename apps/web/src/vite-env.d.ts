/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly CLUB_NAME?: string
  readonly CLUB_SUPPORT_EMAIL?: string
}
