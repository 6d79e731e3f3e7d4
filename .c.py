import re,subprocess
out=subprocess.run(['git','ls-files','src'],capture_output=True,text=True).stdout.split()
F=[f for f in out if re.search(r'\.(ts|tsx)$',f)]
P=[l.rstrip('\n').split(' => ') for l in open('.phrases.txt') if ' => ' in l]
used={a:0 for a,_ in P}
for f in F:
    lines=open(f).read().split('\n'); ch=False
    for i,l in enumerate(lines):
        st=l.lstrip()
        if st.startswith(('/**','*','//')): pre,c='',l
        else:
            k=l.find(' // ')
            if k<0: continue
            pre,c=l[:k],l[k:]
        n=c
        for a,b in P:
            if a in n: used[a]+=n.count(a); n=n.replace(a,b)
        if n!=c: lines[i]=pre+n; ch=True
    if ch: open(f,'w').write('\n'.join(lines))
for a,n in used.items():
    if n==0: print('unused:',a)
