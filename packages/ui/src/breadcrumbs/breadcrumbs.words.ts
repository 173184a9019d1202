export const breadcrumbsWords = { label: 'Breadcrumbs' }
