import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

// The least that a signed-in page can be: React, one call, one heading.
function Dashboard() {
  const [name, setName] = useState('')
  useEffect(() => {
    fetch('/api/customer/get')
      .then(answer => answer.json())
      .then(({ first_name }) => setName(first_name))
  }, [])
  return name ? <h1>Welcome, {name}. Here is how your money is doing.</h1> : <p>…</p>
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Dashboard />)
