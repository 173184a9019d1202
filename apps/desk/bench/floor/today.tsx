import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

// The least that a page after the sign-in can be: React, one call, one heading.
function Today() {
  const [name, setName] = useState('')
  useEffect(() => {
    fetch('/api/customer/get')
      .then(answer => answer.json())
      .then(({ first_name }) => setName(first_name))
  }, [])
  return name ? <h1>Hello, {name}</h1> : <p>…</p>
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Today />)
