declare module 'bootstrap/dist/css/bootstrap.css'
