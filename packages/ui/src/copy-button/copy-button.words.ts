export const copyButtonWords = {
  copy: (of: string) => `Copy ${of.toLowerCase()}`,
  copied: 'Copied',
  refused: 'Your browser did not allow copying',
}
