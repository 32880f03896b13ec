import '../styles/staff.css';
import { createRoot } from 'react-dom/client';
import { SignInApp } from './sign-in-app.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<SignInApp />);
