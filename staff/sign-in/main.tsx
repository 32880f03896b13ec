import '../styles/staff.css';
import { createRoot } from 'react-dom/client';
import { SignInApp } from './sign-in-app.tsx';
import { takeToken } from './take-token.ts';

const root = document.getElementById('root');
const token = takeToken();
if (root) createRoot(root).render(<SignInApp token={token} />);
