export const navigationGroupWords = {
  more: (label: string) => `More of ${label}`,
}
